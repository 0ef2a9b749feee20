% SPDX-License-Identifier: Apache-2.0
function [a, b, aci, bci] = unifit(x, alpha)
% Limits of uniform samples, with their confidence intervals at 100*(1-alpha) %.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if isvector(x), x = x(:); end
a = min(x, [], 1);
b = max(x, [], 1);
wide = (b - a) ./ alpha^(1 / size(x, 1));
aci = [b - wide; a];
bci = [b; a + wide];
end
