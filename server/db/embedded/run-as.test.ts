import { expect, test } from 'vitest'
import { namedUser } from './run-as.ts'

test.each([
  ['user nobody if it exists', 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\nnobody:x:65534:65534::/:', 65_534],
  ['otherwise the first ordinary user', 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n', 1_000],
  ['user nobody if only root is listed', 'root:x:0:0::/:/bin/sh\n', 65_534],
])('the database of root runs as a user that the machine knows: %s', (_name, passwd, id) => {
  expect(namedUser(passwd)).toBe(id)
})
