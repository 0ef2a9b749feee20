% SPDX-License-Identifier: Apache-2.0
function h = surfc(varargin)
% A surface with lines of equal height below it: surfc(X,Y,Z,C,Name,Value).
made = withContour(@surf, varargin);
if nargout > 0, h = made; end
end
