% SPDX-License-Identifier: Apache-2.0
function h = polar(varargin)
% Lines at angles and distances from the middle: polar(theta,rho,LineSpec).
made = polarplot(varargin{:});
if nargout > 0, h = made; end
end
