/** Vitest reads them anew for every file of tests. */
const setups = ['tests/support/quiet-console.ts', 'tests/support/components/screen.ts']

/**
 * What would hold for the first file of a suite alone, because its files share what they load: a hook at the top of a
 * module that they import, or a module that is mocked after another file has loaded it.
 */
export function findSharedLoadViolation(file: string, text: string): string | undefined {
  if (setups.includes(file)) return undefined
  if (/\bvi\.(mock|doMock)\(/.test(text)) return 'mocks a module'
  if (file.startsWith('tests/support/') && /^(before|after)(Each|All)\(/m.test(text)) return 'has a hook at its top'
  return undefined
}
