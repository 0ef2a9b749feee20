% SPDX-License-Identifier: Apache-2.0
function h = xregion(varargin)
% A band between two places of x over the whole height: xregion(x1,x2,Name,Value).
made = bands(varargin, true);
if nargout > 0, h = made; end
end
