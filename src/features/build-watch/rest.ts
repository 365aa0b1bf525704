import { settings } from '#domain/settings.ts'

/** Events that show activity. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange']

/** Resolves once the page is hidden, or was idle for a while, and leaving it is allowed. */
export function rest(isExitAllowed: () => boolean, abandoned: AbortSignal): Promise<void> {
  return new Promise((rested) => {
    const controller = new AbortController()
    const signal = AbortSignal.any([controller.signal, abandoned])
    let timer: ReturnType<typeof setTimeout>
    signal.addEventListener('abort', () => clearTimeout(timer))

    function pause(): void {
      clearTimeout(timer)
      timer = setTimeout(look, settings.newBuild.restMs)
    }
    function look(): void {
      if (isExitAllowed()) {
        controller.abort()
        rested()
      } else pause()
    }
    const notice = () => (document.visibilityState === 'hidden' ? look() : pause())
    for (const sign of signs) document.addEventListener(sign, notice, { capture: true, passive: true, signal })
    notice()
  })
}
