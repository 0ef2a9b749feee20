% SPDX-License-Identifier: Apache-2.0
function h = meshc(varargin)
% A mesh with lines of equal height below it: meshc(X,Y,Z,C,Name,Value).
made = withContour(@mesh, varargin);
if nargout > 0, h = made; end
end
