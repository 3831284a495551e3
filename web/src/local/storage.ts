// What the local house keeps, in the browser's own database: bytes under names.

const NAME = 'dracotheque';
const SHELF = 'kept';

export class Storage {
  readonly #database: Promise<IDBDatabase>;

  constructor(name = NAME) {
    this.#database = new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('no database'));
    });
    this.#database.catch(() => undefined);
  }

  /** Undefined where nothing is kept. */
  async get(key: string): Promise<Uint8Array | undefined> {
    return this.#do('readonly', (shelf) => shelf.get(key) as IDBRequest<Uint8Array | undefined>);
  }

  async put(key: string, value: Uint8Array): Promise<void> {
    await this.#do('readwrite', (shelf) => shelf.put(value, key));
  }

  async delete(key: string): Promise<void> {
    await this.#do('readwrite', (shelf) => shelf.delete(key));
  }

  async keys(prefix: string): Promise<string[]> {
    const range = prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : undefined;
    const found = await this.#do('readonly', (shelf) => shelf.getAllKeys(range));
    return found.map(String);
  }

  /** One request, and its transaction ended: what was written is kept when this returns. */
  async #do<T>(mode: IDBTransactionMode, ask: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#database;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(SHELF, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(SHELF));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  }
}
