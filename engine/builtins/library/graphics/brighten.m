% SPDX-License-Identifier: Apache-2.0
function newMap = brighten(map, beta)
% A colormap lighter (0 < beta < 1) or darker (-1 < beta < 0): brighten(map,beta), brighten(beta) of
% the current figure.
own = nargin < 2;
if own, beta = map; map = colormap; end
if ~isscalar(beta) || abs(beta) >= 1
    error('MATLAB:brighten:BetaOutOfRange', 'Beta must be between -1 and 1.');
end
if beta > 0, gamma = 1 - min(1 - sqrt(eps), beta); else, gamma = 1/(1 + max(-1 + sqrt(eps), beta)); end
made = map.^gamma;
if own && nargout == 0, colormap(made); else, newMap = made; end
end
