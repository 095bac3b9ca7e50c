// Runs on a page that came with what it shows: the app, which takes it over, comes after that was painted, as its files
// would compete with it for the network, and its scripts for the processor.
const root = document.querySelector('#root')

function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
}

async function startApp() {
  const later = document.querySelector('#later')
  if (!later) return
  const entry = later.content.querySelector('script')
  entry.remove()
  document.head.append(later.content)
  // Each in a task of its own, so that a slow phone answers a touch in between. What fails here fails the entry, too.
  for (const { href } of document.querySelectorAll('link[rel=modulepreload]')) {
    await import(href).catch(() => null)
    await nextTask()
  }
  document.head.append(entry)
}

const nameOf = (button) => button.ariaLabel ?? button.textContent
const namesakes = (name) => [...root.querySelectorAll('button')].filter((button) => nameOf(button) === name)

// Until the app has taken the page over, nothing stands behind its buttons: the last press is repeated then.
let repeat = () => undefined
function remember({ target }) {
  const button = target.closest('button')
  const name = button && nameOf(button)
  const place = button && namesakes(name).indexOf(button)
  repeat = () => button && namesakes(name)[place]?.click()
}
root.addEventListener('click', remember, true)
new MutationObserver((_changes, observer) => {
  observer.disconnect()
  root.removeEventListener('click', remember, true)
  void nextTask().then(() => repeat())
}).observe(root, { childList: true })

// A tab in the background is never painted.
if (document.hidden) void startApp()
else requestAnimationFrame(() => setTimeout(startApp))
