function h = hypotenuse(a, b)
h = sqrt(a^2 + b^2);
end
