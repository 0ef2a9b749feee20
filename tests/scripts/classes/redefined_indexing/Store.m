classdef Store < handle & matlab.mixin.indexing.RedefinesBrace & matlab.mixin.indexing.RedefinesDot
    % Values by number in {} and by name after a dot; what is declared keeps its meaning.
    properties
        Title = 'store'
    end
    properties (Access = private)
        Cells = {}
        Fields = struct()
    end
    methods
        function n = count(obj)
            n = numel(obj.Cells);
        end
    end
    methods (Access = protected)
        function varargout = braceReference(obj, indexOp)
            [varargout{1:nargout}] = obj.Cells.(indexOp);
        end
        function obj = braceAssign(obj, indexOp, varargin)
            [obj.Cells.(indexOp)] = varargin{:};
        end
        function n = braceListLength(obj, indexOp, context)
            n = listLength(obj.Cells, indexOp, context);
        end
        function varargout = dotReference(obj, indexOp)
            fprintf('dot %s, %d\n', indexOp(1).Name, numel(indexOp));
            [varargout{1:nargout}] = obj.Fields.(indexOp);
        end
        function obj = dotAssign(obj, indexOp, varargin)
            [obj.Fields.(indexOp)] = varargin{:};
        end
        function n = dotListLength(obj, indexOp, context)
            n = listLength(obj.Fields, indexOp, context);
        end
    end
end
