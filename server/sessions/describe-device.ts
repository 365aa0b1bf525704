/** What customers call their browsers and systems. Names that others carry along as well come last. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: typeof browsers, text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** What a customer knows a device by: browser and system, never more, since more would tell them apart. */
export function describeDevice(userAgent: string): string {
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ')
}
