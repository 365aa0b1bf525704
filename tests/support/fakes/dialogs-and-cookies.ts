/** jsdom has no top layer; the browser tests cover it. */
export function standInDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

/** Sets a cookie as another tab of this browser, or an earlier page, would have. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=${value}; Path=/`
}

/** Clears all cookies, so that the next test has a browser of its own. */
export function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) setCookie(cookie.replace(/=.*/, ''), '; Max-Age=0')
}
