/** Tells the styles how high the banner is, and what sticks below it, so that neither hides what is used. */
export function reserveBannerSpace(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const notifyListeners = () => {
    const action = document.querySelector<HTMLElement>('.wizard-action')
    const below = innerHeight - (action?.getBoundingClientRect().bottom ?? 0)
    // What stands at the foot of the window already stays there, and the banner stands on it; what comes stands on the banner.
    const isBelow = action && below >= 0 && below < 48 && getComputedStyle(action).position === 'sticky'
    style.setProperty('--below', `${isBelow ? action.offsetHeight : 0}px`)
    style.setProperty('--consent', `${banner.offsetHeight}px`)
    style.setProperty('--lift', isBelow ? '0px' : `${banner.offsetHeight}px`)
  }
  const observer = new ResizeObserver(notifyListeners)
  // The page gets another height with every other page.
  for (const one of [banner, document.body]) observer.observe(one)
  notifyListeners()
  return () => {
    observer.disconnect()
    for (const name of ['--below', '--consent', '--lift']) style.removeProperty(name)
  }
}
