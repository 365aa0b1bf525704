/** Tells the styles how high the banner is, and what sticks below it, so that neither hides what is used. */
export function keepClear(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const tell = () => {
    const action = document.querySelector<HTMLElement>('.wizard-action')
    const isSticky = action && getComputedStyle(action).position === 'sticky'
    style.setProperty('--action', `${isSticky ? action.offsetHeight : 0}px`)
    style.setProperty('--consent', `${banner.offsetHeight}px`)
  }
  const observer = new ResizeObserver(tell)
  // The page gets another height with every other page.
  for (const one of [banner, document.body]) observer.observe(one)
  tell()
  return () => {
    observer.disconnect()
    for (const name of ['--action', '--consent']) style.removeProperty(name)
  }
}
