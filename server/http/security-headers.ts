/** What a page of the shop may load and do: itself only, no inline script, no string turned into markup. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
].join('; ')

/** An answer that is no page may do nothing at all, should a browser be made to show it as one. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** Browsers keep cross-origin isolation only where they trust the connection, and complain in the console elsewhere. */
function isTrustworthy(publicUrl: string | undefined, host: string | undefined): boolean {
  return publicUrl?.startsWith('https:') === true || (host !== undefined && loopback.test(host))
}

export function securityHeaders(
  kind: 'page' | 'data',
  publicUrl: string | undefined,
  host: string | undefined,
): Record<string, string> {
  return {
    'content-security-policy': kind === 'page' ? pagePolicy : dataPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(isTrustworthy(publicUrl, host) ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
