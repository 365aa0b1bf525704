import { expect, test } from 'vitest'
import { findSharedLoadViolation } from './shared-loads.ts'
import { sourceTree } from './source-tree.ts'

test('nothing that tests share applies to their first file only', () => {
  const findings = [...sourceTree()]
    .filter(([file]) => !file.startsWith('tests/architecture/'))
    .flatMap(([file, text]) =>
      findSharedLoadViolation(file, text) ? [`${file} ${findSharedLoadViolation(file, text)}`] : [],
    )
  expect(findings).toEqual([])
})

test.each([
  ['tests/support/tabs.ts', "import { afterEach } from 'vitest'\nafterEach(() => {})", 'has a hook at its top'],
  ['tests/support/tabs.ts', 'export function tabs() {\n  afterEach(() => {})\n}', undefined],
  ['tests/support/components/screen.ts', 'afterEach(() => {})', undefined],
  ['src/ui/menu.test.tsx', "vi.mock('react-dom/client')", 'mocks a module'],
  ['src/ui/menu.test.tsx', 'beforeEach(() => {})', undefined],
])('checks %s with the text %j', (file, text, error) => {
  expect(findSharedLoadViolation(file, text)).toBe(error)
})
