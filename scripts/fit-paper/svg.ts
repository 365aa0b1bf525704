const [width, left, right] = [720, 230, 30]
/** The right edge of the row labels. */
export const namesTo = left - 12

/** Colours for light and dark mode. Series differ in dashes as well as in colour, so that no reading needs a colour. */
const style = `
.paper{fill:#fff}.ink{fill:#222}.quiet{fill:#595959}.grid{stroke:#ddd}.line{stroke:#222}.accent{stroke:#b3481e}
.dot{fill:#b3481e}.bar{stroke:#b3481e;stroke-width:7;stroke-opacity:.35}
@media (prefers-color-scheme:dark){.paper{fill:#16150f}.ink{fill:#f2efe6}.quiet{fill:#b9b4a6}.grid{stroke:#3a382f}.line{stroke:#f2efe6}.accent{stroke:#f09468}.dot{fill:#f09468}.bar{stroke:#f09468}}`

export type Plot = {
  readonly height: number
  readonly title: string
  readonly description: string
  readonly parts: readonly string[]
}

/** An SVG with a title and a description in words, for readers who do not see it. */
export function renderSvg({ height, title, description, parts }: Plot): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d" font-family="sans-serif" font-size="13">
<title id="t">${title}</title>
<desc id="d">${description}</desc>
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="ink" x="20" y="24" font-weight="bold">${title}</text>
${parts.join('\n')}
</svg>
`
}

const at = (value: number) => value.toFixed(1)

export function stroke(
  from: readonly [number, number],
  to: readonly [number, number],
  look: string,
  dashes = '',
): string {
  const dash = dashes && ` stroke-dasharray="${dashes}"`
  return `<path class="${look}" d="M${at(from[0])} ${at(from[1])}L${at(to[0])} ${at(to[1])}" fill="none"${dash}/>`
}

export function words(
  x: number,
  y: number,
  text: string,
  end: 'start' | 'middle' | 'end' = 'start',
  look = 'ink',
): string {
  return `<text class="${look}" x="${at(x)}" y="${at(y)}" text-anchor="${end}">${text}</text>`
}

export function dot(x: number, y: number): string {
  return `<circle class="dot" cx="${at(x)}" cy="${at(y)}" r="4"/>`
}

/** Maps mm to positions between the margins. */
export function createScale(from: number, to: number) {
  return (mm: number) => left + ((mm - from) / (to - from)) * (width - left - right)
}

/** Vertical lines with their numbers below. */
export function grid(ticks: readonly number[], x: (mm: number) => number, top: number, bottom: number): string[] {
  return ticks.flatMap((tick) => [
    stroke([x(tick), top], [x(tick), bottom], tick === 0 ? 'line' : 'grid'),
    words(x(tick), bottom + 18, `${tick}`.replace('-', '−'), 'middle', 'quiet'),
  ])
}

export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
