// Prints error boxes, which would wait for a person, as one line of JSON each.
const { dialog } = require('electron');

dialog.showErrorBox = (title, content) => {
  process.stdout.write(`${JSON.stringify({ title, content })}\n`);
};
