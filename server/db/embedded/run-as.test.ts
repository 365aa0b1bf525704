import { expect, test } from 'vitest'
import { namedUser } from './run-as.ts'

test.each([
  ['nobody where there is one', 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\nnobody:x:65534:65534::/:', 65_534],
  ['else the first ordinary user', 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n', 1_000],
  ['nobody where the list names only root', 'root:x:0:0::/:/bin/sh\n', 65_534],
])("root's database runs under a name that the machine knows: %s", (_name, passwd, id) => {
  expect(namedUser(passwd)).toBe(id)
})
