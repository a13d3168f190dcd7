const key = 'organisation';

/** The organisation this tab acts in; another tab may act in another one. */
export function currentOrganisation(): string | null {
  return sessionStorage.getItem(key) ?? localStorage.getItem(key);
}

export function chooseOrganisation(id: string | null): void {
  for (const storage of [sessionStorage, localStorage]) {
    if (id) storage.setItem(key, id);
    else storage.removeItem(key);
  }
}

/** The headers every request of ours carries. */
export function requestHeaders(): Record<string, string> {
  const id = currentOrganisation();
  return id ? { 'x-clausewise-organisation': id } : {};
}
