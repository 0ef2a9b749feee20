function w = Weak(x)
w.x = x;
w = class(w, 'Weak');
