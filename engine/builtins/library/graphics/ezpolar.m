% SPDX-License-Identifier: Apache-2.0
function h = ezpolar(f, range)
% A function or expression of an angle as a polar curve: ezpolar(f,[a b]).
if nargin < 2, range = [0 2*pi]; end
[g, name] = ezFunction(f, {'t'});
t = linspace(range(1), range(2), 500);
made = polarplot(t, g(t).*ones(size(t)));
title(['r = ' name]);
if nargout > 0, h = made; end
end
