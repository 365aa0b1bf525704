type Visitors = { visitor(): string; onChange(listener: () => void): () => void }
type Pages = { subscribe(event: 'onRendered', listener: () => void): () => void }
type StartReminder = () => void

/**
 * Most visitors are strangers, and have nothing to be reminded of: the reminder is loaded for customers alone. When it
 * does not come the page goes on without it, and the next page or the next change of the session asks for it again.
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
