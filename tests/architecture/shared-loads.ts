/** Vitest reloads these for every test file. */
const setups = ['tests/support/quiet-console.ts', 'tests/support/components/screen.ts']

/**
 * Finds code that would apply to the first file of a suite only, because its files share the module cache: a hook at
 * the top level of a module that they import, or a mock of a module that another file has loaded already.
 */
export function findSharedLoadViolation(file: string, text: string): string | undefined {
  if (setups.includes(file)) return undefined
  if (/\bvi\.(mock|doMock)\(/.test(text)) return 'mocks a module'
  if (file.startsWith('tests/support/') && /^(before|after)(Each|All)\(/m.test(text)) return 'has a hook at its top'
  return undefined
}
