import { isLoopback } from '#domain/navigation/loopback.ts'

/** Browsers apply cross-origin isolation only over a trusted connection; elsewhere they log a console warning. */
function isTrustworthy(publicUrl: string | undefined, host: string | undefined): boolean {
  return publicUrl?.startsWith('https:') === true || (host !== undefined && isLoopback(host))
}

/** The security headers of every response; `policy` is its own Content-Security-Policy (page-policy.ts). */
export function securityHeaders(
  policy: string,
  publicUrl: string | undefined,
  host: string | undefined,
): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(isTrustworthy(publicUrl, host) ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
