// Runs on a server-rendered page. Starts the app only after the first paint, so that its files do not compete with the
// page for the network and its scripts do not compete for the CPU.
const root = document.querySelector('#root')
// For the script that offers to repair the app (src/client/app/offer-repair.ts).
document.documentElement.dataset.app ??= 'starting'

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
  // A task each, as beginning a request takes a slow phone several milliseconds.
  for (let link; (link = later.content.firstElementChild);) {
    document.head.append(link)
    await nextTask()
  }
  // One task per module, so that a slow phone can handle input in between. A module that fails here also fails in the
  // entry.
  for (const { href } of document.querySelectorAll('link[rel=modulepreload]')) {
    await import(href).catch(() => null)
    await nextTask()
  }
  document.head.append(entry)
}

const nameOf = (button) => button.ariaLabel ?? button.textContent
const namesakes = (name) => [...root.querySelectorAll('button')].filter((button) => nameOf(button) === name)

// The buttons do nothing until the app has mounted: remember the last click and replay it then.
let repeat = () => undefined
function remember({ target }) {
  const button = target.closest('button')
  const name = button && nameOf(button)
  const place = button && namesakes(name).indexOf(button)
  repeat = () => button && namesakes(name)[place]?.click()
}

// The same holds for a field: what was typed goes on in the app's own one.
const fieldsNamed = (name) =>
  [...root.querySelectorAll('input, textarea')].filter((field) => field.name === name)
let continueIn = () => undefined
function follow({ target }) {
  const { name, value } = target
  const place = fieldsNamed(name).indexOf(target)
  continueIn = () => {
    const field = fieldsNamed(name)[place]
    field?.focus({ preventScroll: true })
    if (!field || field.value === value) return
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
// This script may have arrived after the first letters.
if (document.activeElement) follow({ target: document.activeElement })
root.addEventListener('click', remember, true)
root.addEventListener('focusin', follow)
root.addEventListener('input', follow)
new MutationObserver((_changes, observer) => {
  observer.disconnect()
  root.removeEventListener('click', remember, true)
  root.removeEventListener('focusin', follow)
  root.removeEventListener('input', follow)
  // At once: a letter typed meanwhile would be lost.
  continueIn()
  void nextTask().then(() => repeat())
}).observe(root, { childList: true })

// A background tab never paints.
if (document.hidden) void startApp()
else requestAnimationFrame(() => setTimeout(startApp))
