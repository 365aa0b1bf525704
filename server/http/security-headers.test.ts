import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('no page may use the camera, because the phone’s own app takes the photo', () => {
  const policy = securityHeaders('', undefined, undefined)['permissions-policy']
  expect(policy?.split(', ')).toContain('camera=()')
})
