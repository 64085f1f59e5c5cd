/** Runs tasks one after another, in the order in which they came; one that fails does not hold up the next. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as the task does, once its turn has come. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => {});
    return done;
  }
}
