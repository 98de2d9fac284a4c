export { Home } from './pages/home.tsx';
