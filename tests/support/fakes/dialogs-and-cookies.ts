/** jsdom draws no top layer; what the browser does there is shown by the tests in it. */
export function standInDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

/** What another tab of this browser, or an earlier page, has kept. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=${value}; Path=/`
}

/** The next test has a browser of its own. */
export function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) setCookie(cookie.replace(/=.*/, ''), '; Max-Age=0')
}
