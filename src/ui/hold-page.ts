/** The page behind a dialog stays where it is, as wide as it was. Whoever held it before goes on holding it. */
export function holdPage(page: HTMLElement): () => void {
  const before = page.dataset.still
  page.dataset.still = before ?? (window.innerWidth > page.clientWidth ? 'bar' : '')
  return () => {
    if (before === undefined) delete page.dataset.still
  }
}
