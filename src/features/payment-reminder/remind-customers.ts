type Visitors = { visitor(): string; onChange(listener: () => void): () => void }
type Pages = { subscribe(event: 'onRendered', listener: () => void): () => void }
type StartReminder = () => void

/**
 * Loads the reminder for signed-in customers only, because most visitors are anonymous and have nothing to pay. If
 * loading fails the page works without it; the next page or session change tries again.
 */
export function remindCustomers(session: Visitors, router: Pages, load: () => Promise<StartReminder>): void {
  let isLoading = false
  const check = async () => {
    if (isLoading || session.visitor() !== 'customer') return
    isLoading = true
    const start = await load().catch(() => undefined)
    isLoading = false
    if (!start) return
    for (const unsubscribe of left) unsubscribe()
    start()
  }
  const left = [session.onChange(() => void check()), router.subscribe('onRendered', () => void check())]
  void check()
}
