import { shrunkPhoto } from './shrink-photo.ts'

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrunkPhoto(data).then(
    (photo) => postMessage(photo),
    () => postMessage(null),
  )
})
