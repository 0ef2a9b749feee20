% SPDX-License-Identifier: Apache-2.0
function h = fmesh(varargin)
% fmesh(f), fmesh(f,[xmin xmax ymin ymax]), fmesh(fx,fy,fz,limits): a function as a mesh.
made = functionSurface(@mesh, varargin);
if nargout > 0, h = made; end
end
