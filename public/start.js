// What a drawn page shows comes first; then the app's own files, which would compete with it for the network.
function startApp() {
  const later = document.querySelector('#later')
  if (later) document.head.append(later.content)
}
// A tab in the background is never painted.
if (document.hidden) startApp()
else requestAnimationFrame(() => setTimeout(startApp))
