fprintf('[%*d][%-*d][%0*d]\n', 5, 42, 5, 42, 5, 42);
fprintf('[%.*f][%*.*f]\n', 2, pi, 8, 3, pi);
fprintf('[%*s][%-*s]\n', 4, 'ab', 4, 'ab');
fprintf('[%.2s][%5.1s]\n', 'hello', 'world');
