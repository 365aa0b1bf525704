const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** Whether a host is the loopback interface: no other device reaches it, and browsers trust it without https. */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}
