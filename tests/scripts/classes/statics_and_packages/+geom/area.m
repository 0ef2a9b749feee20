function a = area(u, v)
% The area of the parallelogram of two vectors.
a = abs(u.x * v.y - u.y * v.x);
end
