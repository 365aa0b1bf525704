/** A sheet that browsers know by its width and height. */
type Size = { readonly widthMm: number; readonly heightMm: number }

/**
 * Prints one part of the page alone, each of its sheets in its own size: `sole-sheets.css` hides the rest while the mark is
 * set. The size of the paper is no style of an element, so it is told apart from those.
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
