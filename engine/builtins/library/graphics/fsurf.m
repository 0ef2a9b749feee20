% SPDX-License-Identifier: Apache-2.0
function h = fsurf(varargin)
% fsurf(f), fsurf(f,[xmin xmax ymin ymax]), fsurf(fx,fy,fz,limits): a function as a surface.
made = functionSurface(@surf, varargin);
if nargout > 0, h = made; end
end
