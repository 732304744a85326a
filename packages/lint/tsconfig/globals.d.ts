/** Pages and processes both have it; the language's own library does not name it. */
declare function structuredClone<T>(value: T): T;
