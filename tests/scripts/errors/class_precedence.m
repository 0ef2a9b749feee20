% What only constructors of classes may call.
try, superiorto('double'); catch e, disp(e.message); end
try, inferiorto('double'); catch e, disp(e.message); end
