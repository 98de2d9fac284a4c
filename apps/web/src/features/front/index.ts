export { PlacesLeft } from './components/places-left.tsx';
export { Home } from './pages/home.tsx';
