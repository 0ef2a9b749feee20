% SPDX-License-Identifier: Apache-2.0
function p = normalTail(z)
% The probability of the normal distribution above z. What z/sqrt(2) loses in rounding is made good to first order: erfc multiplies it by 2*z^2.
kind = class(z);
z = min(max(double(z), -40), 40);
t = z*0.70710678118654757;
% The product's rounding, by halves of its factors (T. J. Dekker, Numer. Math. 18, 1971), and that of sqrt(1/2).
c = 134217729*z;
h = c - (c - z);
l = z - h;
e = ((h*0.7071067839860916 - t) - h*2.7995440410322203e-09 + l*0.7071067839860916) - l*2.7995440410322203e-09;
e = e - z*4.8336466567264567e-17;
p = cast(0.5*erfc(t) - exp(-t.^2).*e*0.56418958354775629, kind);
end
