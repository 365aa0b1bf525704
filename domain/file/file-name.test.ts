import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachedName, attachment, calledBy, fileName } from './file-name.ts'

test.each([
  ['左足.jpg', '左足.jpg'],
  ['my foot.JPEG', 'my foot.JPEG'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\aiko\\foot.jpg', 'foot.jpg'],
  ['foot.jpg\r\nSet-Cookie: a=b', 'foot.jpgSet-Cookie_ a=b.jpg'],
  ['\u202egpj.exe', 'gpj.exe.jpg'],
  ['100%.jpg', '100_.jpg'],
  ['%2e%2e%2ffoot.jpg', '_2e_2e_2ffoot.jpg'],
  ['page.html', 'page.html.jpg'],
  ['foot.jpg.', 'foot.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['"quoted".jpg', '_quoted_.jpg'],
  ['', 'file.jpg'],
  ['...', 'file.jpg'],
  ['\u0000\u0007', 'file.jpg'],
  ['か\u3099.jpg', 'が.jpg'],
  [`${'x'.repeat(79)} y.jpg`, `${'x'.repeat(79)}.jpg`],
])('row 38: %j is stored as %j', (called, cleaned) => {
  expect(fileName(called, 'image/jpeg')).toBe(cleaned)
})

const anyName = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

test('a file name is one short segment with a matching extension, and is stable when processed again', () => {
  fc.assert(
    fc.property(anyName, (called) => {
      const name = fileName(called, 'model/stl')
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}%"<>|*?:]+\.stl$/iu)
      expect(name.isWellFormed()).toBe(true)
      expect([...name].length).toBeLessThanOrEqual(84)
      expect(fileName(name, 'model/stl')).toBe(name)
    }),
  )
})

test('the attachment header is one line of ASCII characters and contains the whole name', () => {
  expect(attachment('左足 (1).jpg')).toBe(
    `attachment; filename="__ (1).jpg"; filename*=UTF-8''%E5%B7%A6%E8%B6%B3%20%281%29.jpg`,
  )
  fc.assert(
    fc.property(anyName, (called) => {
      const name = fileName(called, 'image/png')
      const header = attachment(name)
      expect(header).toMatch(/^attachment; filename="[ !#-[\]-~]+"; filename\*=UTF-8''[\w.!~%-]+$/)
      expect(calledBy(`attachment; ${header.slice(header.indexOf('filename*'))}`)).toBe(name)
    }),
  )
})

test.each([
  undefined,
  '',
  'attachment',
  'attachment; filename="a.jpg"',
  "attachment; filename*=UTF-8''%",
  "attachment; filename*=UTF-8''%ff",
  "attachment; filename*=UTF-8''a b",
  `attachment; filename*=UTF-8''${'a'.repeat(1_201)}`,
])('the header %j contains no name', (header) => {
  expect(calledBy(header)).toBeUndefined()
})

test('attachedName reads back any name that attachment wrote, and none from other headers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (name) => {
      expect(attachedName(attachment(name))).toBe(name)
    }),
  )
  for (const other of [undefined, '', 'inline', 'attachment; filename="x"', "attachment; filename*=UTF-8''%E0%A4"])
    expect(attachedName(other)).toBeUndefined()
})
