% Elements that are moved keep the signs of their zeros, and an array stays complex.
z = complex([1.25 2 3; 4 5 6], -zeros(2, 3));
signs(z.')
signs((z')')
signs(z')
signs(permute(z, [2 1]))
signs(fliplr(z))
signs(flip(z, 1))
signs(rot90(z))
signs(circshift(z, 1))
signs(reshape(z, 3, 2))

function signs(z)
    fprintf('%d:', isreal(z));
    fprintf(' %g', 1 ./ imag(z));
    fprintf('\n');
end
