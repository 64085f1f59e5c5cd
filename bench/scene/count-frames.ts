/** Counts, in the page, what each frame costs. Imported before anything draws. */

/** One frame: script time of all its animation callbacks in milliseconds, draw calls, textures made. */
export interface Frame {
  readonly script: number;
  readonly draws: number;
  readonly textures: number;
}

const frames: Frame[] = [];
let now = { script: 0, draws: 0, textures: 0 };
const { requestAnimationFrame: real } = window;
let frameTime = -1;
window.requestAnimationFrame = (callback) =>
  real((time) => {
    if (time !== frameTime && frameTime >= 0) {
      frames.push(now);
      now = { script: 0, draws: 0, textures: 0 };
    }
    frameTime = time;
    const begin = performance.now();
    callback(time);
    now.script += performance.now() - begin;
  });
const gl = WebGL2RenderingContext.prototype;
for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
  const draw = gl[name] as (...values: unknown[]) => void;
  Object.assign(gl, {
    [name](this: WebGL2RenderingContext, ...values: unknown[]) {
      now.draws += 1;
      draw.apply(this, values);
    },
  });
}
const { createTexture } = gl;
gl.createTexture = function createCounted(this: WebGL2RenderingContext) {
  now.textures += 1;
  return createTexture.call(this);
};
Object.assign(window, { takeFrames: () => frames.splice(0) });
