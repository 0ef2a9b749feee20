% SPDX-License-Identifier: Apache-2.0
function h = yregion(varargin)
% A band between two places of y over the whole width: yregion(y1,y2,Name,Value).
made = bands(varargin, false);
if nargout > 0, h = made; end
end
