/** The width and height of a sheet of paper. */
type Size = { readonly widthMm: number; readonly heightMm: number }

/**
 * Prints one section of the page alone, each sheet in its own size: `sole-sheets.css` hides the rest while the mark is
 * set. The `@page` size cannot be an element's style, so it is set by a stylesheet.
 */
export function printAtSize(mark: string, { widthMm, heightMm }: Size): void {
  const paper = new CSSStyleSheet()
  paper.replaceSync(`@page { size: ${widthMm}mm ${heightMm}mm; margin: 0 }`)
  const { dataset } = document.documentElement
  const others = document.adoptedStyleSheets
  dataset.prints = mark
  document.adoptedStyleSheets = [...others, paper]
  addEventListener(
    'afterprint',
    () => {
      delete dataset.prints
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper)
    },
    { once: true },
  )
  print()
}
