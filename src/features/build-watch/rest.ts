import { settings } from '#domain/settings.ts'

/** What somebody does who is there. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange']

/** Resolves once nobody is looking, or nothing was touched for a while, and whatever was begun may be left. */
export function rest(isExitAllowed: () => boolean, abandoned: AbortSignal): Promise<void> {
  return new Promise((rested) => {
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, abandoned])
    let timer: ReturnType<typeof setTimeout>
    signal.addEventListener('abort', () => clearTimeout(timer))

    function pause(): void {
      clearTimeout(timer)
      timer = setTimeout(look, settings.newBuild.restMs)
    }
    function look(): void {
      if (isExitAllowed()) {
        over.abort()
        rested()
      } else pause()
    }
    const notice = () => (document.visibilityState === 'hidden' ? look() : pause())
    for (const sign of signs) document.addEventListener(sign, notice, { capture: true, passive: true, signal })
    notice()
  })
}
