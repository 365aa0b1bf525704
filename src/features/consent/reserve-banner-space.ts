/** Sets CSS variables for the height of the banner and of what is sticky below it, so that neither covers the page. */
export function reserveBannerSpace(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const notifyListeners = () => {
    const action = document.querySelector<HTMLElement>('.wizard-action')
    const below = innerHeight - (action?.getBoundingClientRect().bottom ?? 0)
    // An action that is sticky at the foot of the window already stays there, with the banner above it; one that becomes
    // sticky later is lifted above the banner.
    const isBelow = action && below >= 0 && below < 48 && getComputedStyle(action).position === 'sticky'
    style.setProperty('--below', `${isBelow ? action.offsetHeight : 0}px`)
    style.setProperty('--consent', `${banner.offsetHeight}px`)
    style.setProperty('--lift', isBelow ? '0px' : `${banner.offsetHeight}px`)
  }
  const observer = new ResizeObserver(notifyListeners)
  // The page's height changes with every page.
  for (const one of [banner, document.body]) observer.observe(one)
  notifyListeners()
  return () => {
    observer.disconnect()
    for (const name of ['--below', '--consent', '--lift']) style.removeProperty(name)
  }
}
