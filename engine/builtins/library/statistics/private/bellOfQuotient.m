% SPDX-License-Identifier: Apache-2.0
function y = bellOfQuotient(n, nl, d)
% exp(-z.^2/2) of z = (n + nl)./d, whose last digits count where it is large.
[z, zl] = exactQuotient(n, nl, d, 0);
[s, e] = exactProduct(z, z);
y = exponentialOfSum(-s/2, -(e/2 + z.*zl));
end
